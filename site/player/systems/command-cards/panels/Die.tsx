/** A die: its frame tells whether it counts, and so do words. */
import type { Face } from '../../../../../engine/systems/command-cards/rules.ts'
import { dieFace } from '../dieFaces.ts'
import type { DieShown } from '../rolls.ts'

const half = 15

export const Die = ({ die: { face, counts }, at = 0 }: { die: DieShown; at?: number }) => (
  <svg
    class={`cc-die is-${counts}`}
    viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
    style={{ animationDelay: `${at * 70}ms` }}
    role="img"
    aria-label={`${face}${counts === 'hit' ? ', hits' : ''}`}
  >
    <rect x={-14} y={-14} width={28} height={28} rx={6} />
    <path d={dieFace[face]} />
  </svg>
)

/** Faces as words in a sentence. */
export const FaceMarks = ({ faces }: { faces: readonly Face[] }) => (
  <>
    {faces.map((face) => (
      <Die key={face} die={{ face, counts: 'nothing' }} />
    ))}
  </>
)
