/** Names that had to be explained before they could be read. They are gone and stay gone; files, fields, codes and flags of authors keep theirs. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Each old name, and what stands in its place. */
const replaced: Readonly<Record<string, string>> = {
  Workshop: 'SystemCompiler',
  workshopOf: 'systemCompilerOf',
  findWorkshop: 'findSystemCompiler',
  usualWorkshop: 'defaultSystem',
  Showroom: 'SystemRenderer',
  showroomOf: 'systemRendererOf',
  operationalFace: 'systemUi or sitePlugin',
  commandCardsFace: 'systemUi or sitePlugin',
  ScenarioFace: 'ScenarioPlugin',
  Desk: 'Derived, Documents or Decision',
  makeDesk: 'derive',
  openDesk: 'openDocuments',
  Orderly: 'Actions',
  createOrderly: 'Actions',
  Teller: 'Publisher or MessageMaker',
  makeTeller: 'makePublisher',
  Instrument: 'PlayerContext',
  useInstrument: 'usePlayer',
  isSurelyFine: 'nothing',
  Muster: 'nothing',
  musterOf: 'nothing',
  Survey: 'nothing',
  makeSurvey: 'nothing',
  houseDirectory: 'builtinDirectory',
  Homes: 'Folders',
  openHomes: 'openFolders',
  tableHomes: 'tablePaths',
  expectShortLives: 'nothing',
  Team: 'nothing',
  callTeam: 'nothing',
  proveOne: 'attachEvidence',
  ProvenScenario: 'ScenarioWithEvidence',
  ProvenExample: 'CheckedExample',
  Witness: 'SampleWins',
  witnessKey: 'sampleWinsKey',
  findWitness: 'findSampleWins',
  Kit: 'Services',
  kit: 'services',
  Spelling: 'ActionFormat',
  Mendable: 'Fixable',
  lintMended: 'lintFixed',
  writeMended: 'writeFixedContent',
  theatreTables: 'assetTables',
}

const replacedFiles =
  /^(?:workshop|showrooms?|face|desk|orderly|teller|muster|survey|beside|house|homes|laying|whole|shortLives|kept|team|prove|witness|checkWitness|theatreTables)\.tsx?$/

const sources = execFileSync('git', ['ls-files', 'engine', 'compiler', 'site', 'tests'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|astro|mjs)$/.test(file) && !file.endsWith('tests/words.test.ts'))

it('no file is called by a metaphor', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((file) => replacedFiles.test(basename(file)))).toEqual([])
})

it.each(Object.entries(replaced))('%s is called %s', (old) => {
  const word = new RegExp(`(?<![\\w$-])${old}(?![\\w$-])`)
  expect(sources.filter((file) => word.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([])
})
