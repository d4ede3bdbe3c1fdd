/**
 * The cases of the compiler's codes: what must be done to a sound small pack to be told, and what is content again. A case
 * changes texts and not values, so that its places are those that an author would see.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BattleScenario, Evidence } from '../../compiler/bundle.ts'
import { compile } from '../../compiler/compile.ts'
import { matrixOf, pairsOf, summed } from '../../compiler/course/pairs.ts'
import { type Diagnostic, makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import type { SourceFile, SourceFiles } from '../../compiler/files.ts'
import { lookAt } from '../../compiler/packs/look.ts'
import { evidenceKey } from '../../compiler/playtest/evidence.ts'
import { panelOf, sampleGames } from '../../compiler/playtest/panel.ts'
import { partsOf } from '../../compiler/playtest/parts.ts'
import { type SampleWins, sampleWinsKey } from '../../compiler/playtest/sampleWins.ts'
import { playSeries } from '../../compiler/playtest/series.ts'
import { makeEvidenceText } from '../../compiler/playtest/store.ts'
import type { Band } from '../../compiler/playtest/types.generated.ts'
import { wilsonInterval } from '../../compiler/statistics/interval.ts'
import { judgeValue, valueIn } from '../../compiler/statistics/styles.ts'
import { defaultSystem } from '../../compiler/systems/index.ts'
import { attacksKey, cardsKey, intervalOf } from '../../compiler/systems/skirmish/playtest/evidence.ts'
import type { SkirmishRules } from '../../engine/systems/skirmish/rules.ts'
import { drawMap, drawnName, importDrawn } from './drawnMap.ts'

/**
 * The content of a `bad.yaml` or `good.yaml`. Paths that do not begin at the root are those of the small scenario. A case that names
 * `drawn.tmx` is about the import of a map of Tiled: before it is changed it is the map of the scenario.
 */
export interface Case {
  /** The rule system whose small scenario is changed; the usual one when absent. */
  readonly system?: string
  /** Whole texts; null takes the file away. */
  readonly files?: Readonly<Record<string, string | null>>
  /** Stretches of text, each of which stands once in its file, and what stands there instead. */
  readonly change?: Readonly<Record<string, readonly { readonly from: string; readonly to: string }[]>>
  /** Conditions that only a file system can produce. */
  readonly disk?: Readonly<Record<string, OnDisk>>
  /**
   * The evidence beside the scenario: none when absent. `missed` misses the band, `lost` has no victory of the other side, `unused`
   * has something that nobody did in any game, `late` has games that are all decided in the last turn.
   */
  readonly evidence?: 'sound' | 'stale' | 'missed' | 'lost' | 'unused' | 'late'
  /** The won games beside it: none when absent. `broken` ends too early, `one-sided` has none of the second side. */
  readonly witness?: 'sound' | 'stale' | 'broken' | 'one-sided'
  /** The evidence about its tables: none when absent. `weak` and `strong` say so of a card, `beaten` of a deck. */
  readonly tables?: 'sound' | 'weak' | 'strong' | 'beaten'
  /** A pack `mine` that is laid over the small scenario's own: texts by path. */
  readonly over?: Readonly<Record<string, string>>
  readonly expect?: readonly Expected[]
  /** Other codes that may speak too. */
  readonly also?: readonly string[]
}

interface OnDisk {
  /** Bytes in hexadecimal digits. */
  readonly bytes?: string
  /** A symbolic link to this. */
  readonly link?: string
  /** So many bytes of text. */
  readonly size?: number
  /** Nobody may read it. */
  readonly locked?: true
}

/** A finding: its file, the path in it, and the very letters that are underlined. */
export interface Expected {
  readonly file: string
  readonly path?: string
  readonly marks: string
}

export interface Ran {
  readonly files: SourceFiles
  readonly found: readonly Diagnostic[]
}

const root = new URL('../../', import.meta.url)
const scenarioFolder = 'scenarios/grey-river'

/** A path below the content directory. */
export const fullPath = (path: string): string =>
  /^(?:systems|scenarios|guides|campaigns|house|mine)\/|^pack\.yaml$/.test(path) ? path : `${scenarioFolder}/${path}`

/** The small scenario of a system beside the system's tables. */
const soundFiles = async (system: string): Promise<SourceFiles> => {
  const content = await readDirectory(new URL('content', root).pathname, makeReport())
  const tables = content.filter(({ path }) =>
    new RegExp(`^systems/${system}/(system|(tables|units)/.*)\\.yaml$`).test(path),
  )
  const fixture = ['scenario.yaml', 'map.yaml', 'briefing.md'].map((name) => ({
    path: `${scenarioFolder}/${name}`,
    text: readFileSync(new URL(`compiler/systems/${system}/lint/fixture/${name}`, root), 'utf8'),
  }))
  return [...tables, ...fixture]
}

const sound = new Map<string, Promise<SourceFiles>>()

/** The texts of a case. */
export const filesOf = async ({ system = defaultSystem, files = {}, change = {} }: Case): Promise<SourceFiles> => {
  const base = sound.get(system) ?? soundFiles(system)
  sound.set(system, base)
  const texts = new Map((await base).map(({ path, text }) => [path, text]))
  if (drawnName in files || drawnName in change) {
    const { path, text } = drawMap(await base, fullPath(drawnName))
    texts.set(path, text)
  }
  for (const [path, text] of Object.entries(files)) {
    if (text === null) texts.delete(fullPath(path))
    else texts.set(fullPath(path), text)
  }
  for (const [path, changes] of Object.entries(change)) {
    for (const { from, to } of changes) {
      const parts = (texts.get(fullPath(path)) ?? '').split(from)
      if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in ${path}`)
      texts.set(fullPath(path), parts.join(to))
    }
  }
  return [...texts].map(([path, text]) => ({ path, text })).sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Runs a case through the compiler. */
export const runCase = async (one: Case): Promise<Ran> => {
  const report = makeReport()
  const written = await filesOf(one)
  if (one.over !== undefined) return layOver(written, one.over)
  const files = one.disk === undefined ? written : await throughDisk(written, one.disk, report)
  const all = [
    ...files,
    ...(one.evidence === undefined ? [] : [evidenceFor(files, one.evidence)]),
    ...(one.tables === undefined ? [] : [tablesFor(files, one.tables)]),
    ...(one.witness === undefined ? [] : [await witnessFor(files, one.witness)]),
  ]
  compile(
    all.filter(({ path }) => !path.endsWith(drawnName)),
    report,
  )
  importDrawn(all, report)
  return { files: all, found: report.diagnostics }
}

/** The small scenario's pack with another pack over it. */
const layOver = (files: SourceFiles, over: NonNullable<Case['over']>): Ran => {
  const mine = Object.entries(over).map(([path, text]) => ({ path, text }))
  const look = lookAt(
    [
      { name: 'house', files, read: [] },
      { name: 'mine', files: mine, read: [] },
    ],
    true,
  )
  const report = makeReport(look.found)
  compile(look.files, report)
  return { files: look.shown(), found: report.diagnostics.map(look.show) }
}

/** Files as they come back from a folder in which some are no plain text. */
const throughDisk = async (
  files: SourceFiles,
  disk: NonNullable<Case['disk']>,
  report: ReturnType<typeof makeReport>,
): Promise<SourceFiles> => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-case-'))
  const place = (path: string): string => {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    return target
  }
  try {
    for (const { path, text } of files) writeFileSync(place(path), text)
    for (const [path, { bytes, link, size, locked }] of Object.entries(disk)) {
      const target = place(fullPath(path))
      if (link !== undefined) symlinkSync(link, target)
      else
        writeFileSync(
          target,
          bytes === undefined ? 'x'.repeat(size ?? 1) : Buffer.from(bytes.replaceAll(' ', ''), 'hex'),
        )
      if (locked) chmodSync(target, 0)
    }
    return await readDirectory(folder, report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Evidence that the small scenario might have been given by games. */
const evidenceFor = (files: SourceFiles, kind: NonNullable<Case['evidence']>): SourceFile => {
  const { scenario, balance } = theScenario(files)
  const text = makeEvidenceText(makeEvidence(scenario, balance, kind))
  return { path: `${scenarioFolder}/evidence.json`, text }
}

/** A ready army that beats the others four times of five. */
const beatenBy = (rules: SkirmishRules) => {
  const { nation, year, units, support } = rules.armies['uk-1944']
  const [games, points] = [600, 480]
  const share = intervalOf({ games, wins: [points, games - points] })
  const deck = { nation, year, leader: 'planner', units, support, games, points, share, hash: '0' }
  return { key: attacksKey(rules, 1), first: 1, decks: [deck] }
}

/** Makes tables of results that playing might have shown for a card or a deck. */
const tablesFor = (files: SourceFiles, kind: NonNullable<Case['tables']>): SourceFile => {
  const [rules] = compile(files, makeReport()).systems.map((system) => system.rules as SkirmishRules)
  const points = { sound: 0, weak: -4, strong: 4, beaten: 0 }[kind]
  const worth = { 'us-light-inf': { points, low: points - 0.5, high: points + 0.5, decks: 400, played: 900 } }
  const evidence = {
    format: 1,
    seed: 1,
    matches: [],
    cards: {
      key: cardsKey(rules, Object.keys(worth), 1),
      player: 'planner',
      games: 9000,
      watched: 900,
      samples: [],
      worth,
    },
    ...(kind === 'beaten' && { attacks: beatenBy(rules) }),
  }
  return { path: 'systems/skirmish/evidence.json', text: JSON.stringify(evidence) }
}

const theScenario = (files: SourceFiles) => {
  const [resolved] = compile(files, makeReport()).scenarios
  if (resolved === undefined) throw new Error('the scenario is not sound')
  return resolved
}

/** Won games of players who choose at random: both sides of the small scenario win soon. */
const witnessFor = async (files: SourceFiles, kind: NonNullable<Case['witness']>): Promise<SourceFile> => {
  const { scenario } = theScenario(files)
  const games = playSeries({ scenario, players: ['random', 'random'], from: 0, to: 6, seed: 1, keepsMoves: true })
  const wins = ([0, 1] as const).flatMap((side) => {
    const won = games.find(({ winner }) => winner === side)
    if (won === undefined) return []
    const { reason, turn, actions, game, moves } = won
    const kept = kind === 'broken' ? moves.slice(0, -1) : moves
    return [{ side, reason, turn, actions, seed: 1 + game, moves: kept.join('_') }]
  })
  const witness: SampleWins = {
    format: 3,
    key: kind === 'stale' ? '0' : sampleWinsKey(scenario),
    wins: kind === 'one-sided' ? wins.slice(0, 1) : wins,
  }
  return { path: `${scenarioFolder}/witness.json`, text: `${JSON.stringify(witness, null, 2)}\n` }
}

/** The scenario as it was when it lasted a turn longer: what is said of every turn was said of that one too. */
const oneTurnMore = (scenario: BattleScenario): BattleScenario => {
  const turns = scenario.turns + 1
  const weather = 'weather' in scenario && Array.isArray(scenario.weather) ? scenario.weather : undefined
  return { ...scenario, turns, ...(weather && { weather: [...weather, weather.at(-1)] }) } as BattleScenario
}

const makeEvidence = (scenario: BattleScenario, band: Band, kind: NonNullable<Case['evidence']>): Evidence => {
  const games = 400
  const won = kind === 'missed' ? 20 : kind === 'lost' ? games : Math.round((games * (band.from + band.to)) / 200)
  const wins = band.side === 0 ? [won, games - won] : [games - won, won]
  const samples = sampleGames(games).map((game) => ({ game, hash: '0' }))
  const all = pairsOf(panelOf(scenario)).map((pair) =>
    summed({ ...pair, games, wins, draws: 0, samples: pair.against === undefined ? samples : samples.slice(0, 1) }),
  )
  const value = valueIn(matrixOf(all, band))
  return {
    format: 3,
    key: kind === 'stale' ? '0' : evidenceKey(scenario, 1),
    parts: partsOf(kind === 'stale' ? oneTurnMore(scenario) : scenario),
    scenario: scenario.id,
    seed: 1,
    band: { side: band.side, from: band.from, to: band.to },
    verdict: judgeValue(value, band),
    value,
    panel: all.filter(({ against }) => against === undefined),
    duels: all.filter(({ against }) => against !== undefined),
    decidedIn: new Array<number>(scenario.turns).fill(0).with(kind === 'late' ? -1 : 0, games),
    actions: 1,
    measures: [],
    skill: { games: 100, won: 100, share: wilsonInterval(100, 100) },
    watched: { games: 100, uses: [{ name: 'action entrench', legalIn: kind === 'unused' ? 100 : 20, used: 0 }] },
  }
}
