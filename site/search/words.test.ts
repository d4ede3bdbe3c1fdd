import { expect, test } from 'vitest'
import { isAbout, wordsIn } from './words.ts'

test.each([
  ['how do I undo', 'undo'],
  ['What happens when I am out of supply?', 'supply'],
  ['Snow', 'snow'],
  ['what does OR mean', 'what does or mean'],
  ['Los Baños', 'los banos'],
  ['Göring', 'goring'],
  ['line of sight', 'line sight'],
  ['What does D½ mean?', 'd½'],
])('%s looks for: %s', (query, words) => expect(wordsIn(query).join(' ')).toBe(words))

test.each([
  [['attack'], ['attacking'], true],
  [['hills'], ['hill'], true],
  [['fortificat'], ['Fortified'], true],
  [['goring'], ['Göring'], true],
  [['qwertzuiop'], ['qwer'], false],
  [['snow'], [], false],
])('%j is found by %j: %s', (asked, found, is) => expect(isAbout(asked, found)).toBe(is))
