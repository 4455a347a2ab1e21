"""The battle (戦闘処理): rounds and processes of the running scene, and who acts."""
