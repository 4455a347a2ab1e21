class CommonPaper:
    def pages(self, sheet, game, mode, words, context):
        return []
