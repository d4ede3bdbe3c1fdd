/** A few line icons of 16 by 16. */
const paths = {
  return: 'M13 3v4a2 2 0 0 1-2 2H3m3-3L3 9l3 3',
  undo: 'M6.5 3 3 6.5 6.5 10M3 6.5h6a3.5 3.5 0 0 1 0 7H6.5',
  'undo-phase': 'M2.5 3v7M8.5 3 5 6.5 8.5 10M5 6.5h4.5a3.5 3.5 0 0 1 0 7H7',
  skip: 'M3 3.5 9 8l-6 4.5zM12.5 3.5v9',
  layers: 'M8 2 2 5.5 8 9l6-3.5zM2.5 8.5 8 11.7l5.5-3.2M2.5 11.3 8 14.5l5.5-3.2',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  fit: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  down: 'M3.5 6 8 10.5 12.5 6',
  full: 'M9.5 6.5 13.5 2.5M10 2.5h3.5V6M6.5 9.5l-4 4M6 13.5H2.5V10',
  move: 'M8 1.5v13M1.5 8h13M6 3.5l2-2 2 2M6 12.5l2 2 2-2M3.5 6l-2 2 2 2M12.5 6l2 2-2 2',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  first: 'M3.5 3.5v9M13 3.5 6.5 8l6.5 4.5z',
  back: 'M10 3.5 5.5 8l4.5 4.5',
  forward: 'M6 3.5 10.5 8 6 12.5',
  last: 'M12.5 3.5v9M3 3.5 9.5 8 3 12.5z',
  play: 'M4.5 3 12.5 8l-8 5z',
  pause: 'M5 3.5v9M11 3.5v9',
  link: 'M6.8 9.2a2.8 2.8 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4l-.8.8M9.2 6.8a2.8 2.8 0 0 0-4 0l-2 2a2.8 2.8 0 0 0 4 4l.8-.8',
  replay: 'M8 4.5V8l2.3 1.6M2.6 6.6A5.6 5.6 0 1 1 2.6 9.6M2.4 3.4v3.2h3.2',
  again: 'M13.4 6.5A5.6 5.6 0 1 0 13.4 9.6M13.6 3.3v3.3h-3.3',
  games: 'M2.5 4.5h4l1.5 2h5.5v6.5h-11zM2.5 6.5V3M5 9.5h6',
  site: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  help: 'M5.8 6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M8 12.4v.1',
  settings: 'M2.5 5h6M12 5h1.5M2.5 11H4M7.5 11h6M10.2 3.2v3.6M5.7 9.2v3.6',
} as const

export type IconName = keyof typeof paths

/** Draws a path in the line of all icons. */
export const LineIcon = ({ path }: { path: string }) => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const Icon = ({ name }: { name: IconName }) => <LineIcon path={paths[name]} />
