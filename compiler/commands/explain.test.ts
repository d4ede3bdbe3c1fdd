import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { typeIn } from '../../tests/support/commandLine.ts'
import { systemIds } from '../systems/index.ts'
import { systemRendererOf } from '../systems/systemRenderers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it.each(systemIds.flatMap((id) => [...systemRendererOf(id).commands.questions.examples]))(
  'sandtable explain answers what its help gives as an example: %s',
  async (example) => {
    const { code, out, error } = await typeIn(root, ['explain', ...example.split(' ')])
    expect([code, error]).toEqual([0, ''])
    expect(out).toContain('Together')
  },
)
