/** The things that players of watched games used, as a table: unused ones first. */
import type { Evidence } from '../../compiler/bundle.ts'
import type { RulebookTable } from '../../compiler/rulebook/tables.ts'
import { capital } from '../../engine/words.ts'

export const usesOf = ({
  games,
  uses,
}: Evidence['watched']): { readonly sentence: string; readonly table: RulebookTable } => {
  const unused = uses.filter(({ used }) => used === 0).length
  const inOrder = [...uses].sort((a, b) => Number(a.used > 0) - Number(b.used > 0))
  return {
    sentence:
      unused === 0
        ? `What the players used in ${games} games: everything that was ever allowed`
        : `What the players used in ${games} games: all but ${unused} of ${uses.length} actions, cards and assets`,
    table: {
      caption: 'What the players used',
      columns: [
        { title: 'What' },
        { title: 'Allowed in games', numeric: true },
        { title: 'Times used', numeric: true },
      ],
      rows: inOrder.map(({ name, legalIn, used }) => [wordsOf(name), String(legalIn), String(used)]),
    },
  }
}

/** `action air-recon` as `Air recon`, `card barrage` as `Barrage (card)`. */
const wordsOf = (name: string): string => {
  const [kind, id] = name.split(' ')
  const words = capital(id.replaceAll('-', ' '))
  return kind === 'action' ? words : `${words} (${kind})`
}
