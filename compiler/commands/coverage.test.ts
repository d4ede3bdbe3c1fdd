/** Tests of `sandtable coverage`: how much of a rule system is played, printed in the terminal. */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { typeIn } from '../../tests/support/commandLine.ts'

const house = fileURLToPath(new URL('../..', import.meta.url))
const play = (...words: string[]) => typeIn(house, ['coverage', 'content', '--play', ...words])

describe('sandtable coverage --play', () => {
  it('names what nobody plays, and who names it', async () => {
    const { code, out } = await play('--system', 'echelon', '--gaps')
    expect(code).toBe(0)
    expect(out).toMatch(
      /^echelon: \d+ kinds of action in \d+ watched games of \d+ of \d+ scenarios\n {2}action +scenarios +games +chosen\n/,
    )
    expect(out).toMatch(/\n {2}carrier +0 {2}designs \d+\n/)
    expect(out).not.toMatch(/\n {2}(move|infantry) /)
    expect(out).not.toContain('skirmish:')
  })

  it('knows no other system', async () => {
    const { code, error } = await play('--system', 'chess')
    expect(code).toBe(2)
    expect(error).toContain('No rule system is called "chess"')
  })
})
