import { expect, it } from 'vitest'
import { quoteWord } from './quoteWord.ts'

it.each([
  ['my-battles', 'my-battles'],
  ['../my-battles/', '../my-battles/'],
  ['Grüße aus', '"Grüße aus"'],
  ["Monty's war", '"Monty\'s war"'],
  ['a#b', '"a#b"'],
  ['$HOME', "'$HOME'"],
  ['it\'s "so"', "'it'\\''s \"so\"'"],
])('%s is %s to a shell', (word, quoted) => expect(quoteWord(word)).toBe(quoted))
