/** The words of the code: a comment states what a thing is or does, and a type that many files name means one thing. */
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

/** Names of types that had several meanings in shared code. A rule system has its own `Table` and the like in its own folders. */
const names = ['Link', 'Place', 'Position', 'Table', 'Reach', 'Entry', 'Cell'] as const

it.each(names)('the shared code exports at most one type %s', (name) => {
  const isShared = (file: string): boolean =>
    !/^tests\/|\/systems\/[\w-]+\/|\.test\.tsx?$/.test(file.replaceAll('\\', '/'))
  const declared = new RegExp(`^export (?:interface|type|class) ${name}\\b`, 'm')
  const shared = files.filter(isShared)
  expect(shared.length).toBeGreaterThan(500)
  expect(shared.filter((file) => declared.test(textOf(file))).slice(1)).toEqual([])
})
