/** A newcomer changes one number in a table, and everything that speaks of it follows. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compile } from '../compiler/compile.ts'
import { type Diagnostic, makeReport } from '../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../compiler/disk.ts'
import { makeBundles } from '../compiler/emit/bundles.ts'
import { openCache } from '../compiler/emit/cache.ts'
import type { BundleIndex, Reference, Rulebook, ScenarioBundle } from '../compiler/systems/operational/bundle.ts'
import { start } from '../engine/play.ts'
import type { OperationalEvent } from '../engine/systems/operational/events.ts'
import { operational } from '../engine/systems/operational/index.ts'

const home = mkdtempSync(join(tmpdir(), 'sandtable-number-'))
const content = join(home, 'content')
afterAll(() => rmSync(home, { recursive: true, force: true }))

const publish = async () => {
  const report = makeReport()
  const compiled = compile(await readDirectory(content, report), report)
  const files = await makeBundles(compiled, openCache(join(home, 'cache')))
  const parse = <T>(path: string): T => JSON.parse(Buffer.from(files.get(path) ?? '').toString())
  const [card] = parse<BundleIndex>('index.json').scenarios
  return {
    diagnostics: report.diagnostics,
    rulebook: parse<Rulebook>('rulebook/operational.json'),
    reference: parse<Reference>('reference/operational.json'),
    bundle: parse<ScenarioBundle>(`scenarios/${card?.id}.json`),
  }
}

type Published = Awaited<ReturnType<typeof publish>>

/** The first attack on an entrenched unit that the scenario makes possible: its forecast, and the odds at which it is then fought. */
const attackOnWorks = ({ bundle: { scenario } }: Published) => {
  const game = operational.open(scenario)
  const { state, dice } = start(game, 1).position
  for (const [target, { entrenchment }] of scenario.units.entries()) {
    for (const attacker of scenario.units.keys()) {
      if (entrenchment !== 1 || scenario.units[attacker]?.side === scenario.units[target]?.side) continue
      const forecast = game.forecast(state, attacker, target)
      if (forecast === undefined) continue
      const { odds, terms } = forecast
      let fought: number | undefined
      const emit = (event: OperationalEvent): void => {
        if (event.type === 'combat') fought = event.odds
      }
      game.apply({ state, dice, emit }, scenario.units[attacker].side, { type: 'attack', unit: attacker, target })
      return { odds, terms, fought }
    }
  }
  throw new Error('the scenario has no attack on an entrenched unit')
}

const ruleD12 = ({ rulebook }: Published): string =>
  rulebook.chapters.flatMap((chapter) => chapter.rules).find(({ id }) => id === 'operational.D12')?.text ?? ''

const wrongExamples = ({ diagnostics }: Published): readonly Diagnostic[] =>
  diagnostics.filter(({ code }) => code === 'example-wrong')

describe('changing the shift of entrenchment from −1 to −2', () => {
  let before: Published
  let after: Published

  beforeAll(async () => {
    const source = fileURLToPath(new URL('../content/', import.meta.url))
    // Of the rulebook the chapter that states the number, without those that it links to.
    const isTaken = (path: string): boolean => !/rules\/(?!08-combat)[^/]+$/.test(path)
    cpSync(join(source, 'systems/operational'), join(content, 'systems/operational'), {
      recursive: true,
      filter: isTaken,
    })
    cpSync(join(source, 'scenarios', 'road-to-catania'), join(content, 'scenarios', 'road-to-catania'), {
      recursive: true,
    })
    before = await publish()
    const table = join(content, 'systems/operational/tables/combat.yaml')
    const text = readFileSync(table, 'utf8')
    const changed = text.replace('entrenchmentShift: [0, -1, -2]', 'entrenchmentShift: [0, -2, -2]')
    expect(changed).not.toBe(text)
    writeFileSync(table, changed)
    after = await publish()
  })

  it('changes the forecast and its terms', () => {
    const [was, is] = [attackOnWorks(before), attackOnWorks(after)]
    const term = (forecast: typeof is) => forecast.terms.find(({ rule }) => rule === 'operational.D12')?.value
    expect([term(was), term(is)]).toEqual([-1000, -2000])
    expect(is.odds).toBeLessThanOrEqual(was.odds)
  })

  it('changes the game: the attack is fought at what was forecast', () => {
    const [was, is] = [attackOnWorks(before), attackOnWorks(after)]
    expect([was.fought, is.fought]).toEqual([was.odds, is.odds])
    expect(is.fought).not.toBe(was.fought)
  })

  it('changes the identity of the scenario and lets its evidence lapse', () => {
    expect(after.bundle.identity).not.toEqual(before.bundle.identity)
    expect(after.bundle.evidence).toBeNull()
  })

  it('changes the rulebook', () => {
    expect(ruleD12(before)).toContain('gives a shift of −1')
    expect(ruleD12(after)).toContain('gives a shift of −2')
  })

  it('changes the reference', () => {
    expect(before.reference.rules.combat.entrenchmentShift).toEqual([0, -1, -2])
    expect(after.reference.rules.combat.entrenchmentShift).toEqual([0, -2, -2])
  })

  it('finds the worked examples that state the old number, and only those', () => {
    expect(wrongExamples(before)).toEqual([])
    const wrong = wrongExamples(after)
    expect(wrong.length).toBeGreaterThan(0)
    expect(wrong.map(({ message }) => message).join('\n')).toMatch(/term D12: expected -1, got -2/)
  })
})
