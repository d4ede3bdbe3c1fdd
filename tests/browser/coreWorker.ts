/** The core of the compiler in a worker of a page: content comes in, and what is wrong with it goes out. */
import { validators as evidenceValidators } from 'virtual:validators/evidence'
import { validators as sharedValidators } from 'virtual:validators/shared'
import { setHost } from '../../compiler/host.ts'
import * as elements from '../../compiler/rulebook/libraries/elements.ts'
import * as parsing from '../../compiler/rulebook/libraries/parsing.ts'
import * as writing from '../../compiler/rulebook/libraries/writing.ts'
import { type CoreInput, type CoreOutput, checkContent } from './checkContent.ts'

const systems = {
  operational: () =>
    Promise.all([
      import('../../compiler/systems/operational/index.ts'),
      import('virtual:validators/operational'),
    ] as const),
  'command-cards': () =>
    Promise.all([
      import('../../compiler/systems/command-cards/index.ts'),
      import('virtual:validators/command-cards'),
    ] as const),
  echelon: () =>
    Promise.all([import('../../compiler/systems/echelon/index.ts'), import('virtual:validators/echelon')] as const),
  skirmish: () =>
    Promise.all([import('../../compiler/systems/skirmish/index.ts'), import('virtual:validators/skirmish')] as const),
}

/** True if code can be made of strings here. */
const makesCode = (): boolean => {
  try {
    new Function('')
    return true
  } catch {
    return false
  }
}

const check = async (input: CoreInput): Promise<CoreOutput & { readonly makesCode: boolean }> => {
  const modules = new Map<string, unknown>([
    ['rulebook/libraries/elements', elements],
    ['rulebook/libraries/parsing', parsing],
    ['rulebook/libraries/writing', writing],
  ])
  const validators = { ...sharedValidators, ...evidenceValidators }
  for (const [id, load] of Object.entries(systems)) {
    const [system, own] = await load()
    modules.set(`systems/${id}/index`, system)
    Object.assign(validators, own.validators)
  }
  const refuse = (what: string): never => {
    throw new Error(`No check asks for ${what}.`)
  }
  setHost({
    load: (path) => modules.get(path) ?? refuse(path),
    read: () => undefined,
    validatorOf: ({ id }) => validators[id],
    hash: () => refuse('a hash'),
    uriOf: (file) => `file://${encodeURI(file)}`,
  })
  return { ...checkContent(input), makesCode: makesCode() }
}

addEventListener('message', ({ data }: MessageEvent<CoreInput>) => {
  check(data).then(
    (output) => postMessage(output),
    (error: unknown) => {
      // Out of the promise, so that the page hears of it.
      setTimeout(() => {
        throw error
      })
    },
  )
})
