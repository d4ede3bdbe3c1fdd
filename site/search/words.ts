/** Words of questions and of texts. */
import { stemmer } from 'stemmer'

/** Words that only make a question of what is asked, and are everywhere. */
const fillers = new Set(
  'a am an and any anyone anything are at be been being but by can cannot could did do does doing for from get gets had happen happens has have how i if in into is isn it its just long many may me mean meaning means might much must my need needs no not of off on one or our out over s same say says shall should so some something that the their them then there these they thing things this those to too up us use used using very was we were what when where which who whom whose why will with without work would you your'.split(
    ' ',
  ),
)

/** The words of a text in small letters and without accents, and without those that are everywhere where others are left. */
export const wordsIn = (text: string): string[] => {
  const all = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .split(/[^\p{L}\p{N}½]+/u)
    .filter((word) => word !== '')
  const telling = all.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : all
}

/** Letters that two words have in common at the least when they are forms of one. */
const common = 5

/** True if one of the found words is one of the words asked for, in any form. */
export const isAbout = (asked: readonly string[], found: readonly string[]): boolean =>
  found
    .flatMap(wordsIn)
    .some((word) =>
      asked.some(
        (one) =>
          word.startsWith(one) ||
          word.startsWith(stemmer(one)) ||
          (one.length >= common && word.startsWith(one.slice(0, common))),
      ),
    )
