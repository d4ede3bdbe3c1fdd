/** An army as the file of the armies table that an author would write. */
import { yamlText } from '../../../../compiler/diagnostics/suggest.ts'
import type { ArmyRules } from '../../../../engine/systems/skirmish/rules.ts'

/** The id that an army's name gives. */
export const idOfName = (name: string): string => {
  const id = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  return id === '' ? 'my-army' : id
}

const cards = (copies: Readonly<Record<string, number>>): string => {
  const lines = Object.entries(copies).map(([id, count]) => `      ${id}: ${count}`)
  return lines.length === 0 ? ' {}' : `\n${lines.join('\n')}`
}

export const makeYaml = (army: ArmyRules): string =>
  [
    'kind: armies',
    'entries:',
    `  ${idOfName(army.name)}:`,
    `    name: ${yamlText(army.name)}`,
    `    nation: ${army.nation}`,
    `    description: ${yamlText(army.description)}`,
    `    year: ${army.year}`,
    `    points: ${army.points}`,
    `    units:${cards(army.units)}`,
    `    support:${cards(army.support)}`,
    '',
  ].join('\n')
