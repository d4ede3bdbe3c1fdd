import { expect, test } from 'vitest'
import { wordsOf } from './searchWords.ts'

test.each([
  ['how do I undo', 'undo'],
  ['What does out of supply mean?', 'out supply'],
  ['snow', 'snow'],
  ['to be or', 'to be or'],
  ['line of sight', 'line sight'],
])('%s looks for: %s', (query, words) => expect(wordsOf(query)).toBe(words))
