/** A number with a bar below it. `part` is how far the bar goes, in per cent. */
import type { ComponentChildren } from 'preact'

export const Meter = ({ label, value, part }: { label: ComponentChildren; value: string; part: number }) => (
  <div class="meter">
    <p>
      <span>{label}</span> <b>{value}</b>
    </p>
    <div class="meter-track" aria-hidden="true">
      <span style={{ inlineSize: `${part}%` }} />
    </div>
  </div>
)
