/** Paths of the line icons that only this system has; those of assets by the symbol in their table. */
import type { AssetRules } from '../../../../../engine/systems/operational/rules.ts'

export const symbols = {
  aircraft: 'M8 2v12M2 8.5 8 6l6 2.5M5.5 13.5 8 12l2.5 1.5',
  bomber: 'M8 2v12M1.5 7h13M5 13.5h6M4.5 5.5v3M11.5 5.5v3',
  transport: 'M8 2v8M2 6.5h12M5.5 10h5l-1 4h-3z',
  camera: 'M2.5 5h2.7l1-1.5h3.6l1 1.5h2.7v7.5h-11zM8 6.7a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  ship: 'M2 10h12l-2 3.5H4zM5 10V7.5h5V10M7.5 7.5V3l4 1.5',
  rocket: 'M4 12 12 4M12 4v3.5M12 4H8.5M3 9.5l3.5 3.5M5.5 7.5l3 3',
  bridge: 'M1.5 11.5h13M4 11.5V7M12 11.5V7M1.5 8Q4 7.5 4 4.5 5.5 8 8 8t4-3.5q0 3 2.5 3.5',
  card: 'M4.5 2.5h7v11h-7zM8 6l1.6 2L8 10 6.4 8z',
  flag: 'M4 14V2.5M4 3h8l-1.5 2.5L12 8H4',
} as const satisfies Readonly<Record<AssetRules['symbol'] | 'card' | 'flag', string>>
