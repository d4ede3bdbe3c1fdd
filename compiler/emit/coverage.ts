/** Where the code and the tests of this checkout speak of the rules; nothing in an installed package, which has no tests. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Coverage, InPlay } from '../bundle.ts'
import type { CompiledRulebook, CompiledSystem } from '../content.ts'
import { type CoveredRule, coverageOf } from '../rulebook/coverage.ts'
import { findEngineTraces, findTestTraces } from '../rulebook/traces.ts'
import { packageRoot } from './package.ts'

/** True if there are sources and tests to look at. An installed package has a folder of tests too, with texts for the site. */
export const isCheckout = (): boolean =>
  ['engine/game.ts', 'tests/laws'].every((path) => existsSync(join(packageRoot, path)))

/** How a system covers what it set out to have; undefined when it lists nothing, or there is nothing to look at. */
export const coverRules = (
  { id, coverage }: CompiledSystem,
  rulebook: CompiledRulebook,
): readonly CoveredRule[] | undefined => {
  if (coverage === undefined || !isCheckout()) return undefined
  const roots = ['engine', 'tests', 'compiler', 'site'].map((folder) => join(packageRoot, folder))
  return coverageOf(coverage, rulebook, findEngineTraces(join(packageRoot, 'engine'), id), findTestTraces(roots, id))
}

/** The same for the site. */
export const coverageBundle = (
  system: CompiledSystem,
  rulebook: CompiledRulebook,
  play: InPlay,
): Coverage | undefined => {
  const rules = coverRules(system, rulebook)
  return (
    rules && {
      format: 1,
      system: system.id,
      rules: rules.map(({ id, title, partly, places, reasons }) => ({
        id,
        title,
        partly: partly ?? null,
        chapter: places.rule[0] ?? null,
        engine: places.engine,
        examples: places.examples,
        tests: places.tests,
        reasons: Object.values(reasons),
      })),
      play,
    }
  )
}
