/** The prose of doc comments: a comment states what a thing is or does. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, textOf } from './support/imports.ts'

/** Per cent of all doc comments that may still begin like a question: sometimes that is the plainest way. */
const most = 3

/** Every source and test of the product, without generated files. */
const files = ['engine', 'compiler', 'site', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('.generated.'))
    .map((file) => join(folder, file)),
)

it(`fewer than ${most} of 100 doc comments begin with What, Whether or Who`, () => {
  const comments = files.flatMap((file) =>
    [...textOf(file).matchAll(/\/\*\*[\s*]*(\w+).*/g)].map(([text, first]) => ({ first, said: `${file}: ${text}` })),
  )
  const questions = comments.filter(({ first }) => /^(What|Whether|Who)$/.test(first)).map(({ said }) => said)
  const isFew = 100 * questions.length < most * comments.length
  expect(isFew ? [] : questions, `${questions.length} of ${comments.length} doc comments`).toEqual([])
})
