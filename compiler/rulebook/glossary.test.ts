import { expect, it } from 'vitest'
import { compileFiles } from '../../tests/support/rulebook.ts'

it('knows what else players call a thing, however the line is wrapped', () => {
  const head = '---\ntitle: Glossary\nsummary: Words.\n---\n\n'
  const { rulebook } = compileFiles({
    'glossary.md': `${head}## Cut off {#cut-off}\n\nWithout a line.\n\nAlso: surrounded, in a\npocket.\n\n## Mud {#mud}\n\nAlso it is wet.\n`,
  })
  expect(rulebook.glossary).toEqual([
    expect.objectContaining({
      slug: 'cut-off',
      also: ['surrounded', 'in a pocket'],
      text: expect.stringMatching(/^Without/),
    }),
    expect.not.objectContaining({ also: expect.anything() }),
  ])
})
