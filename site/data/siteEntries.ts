/** The entries about the site itself rather than a rulebook, with their places: the search finds them beside the rules. */
import type { SearchEntry } from '../search/lookUp.ts'
import { address, guideAddress } from './addresses.ts'

const page = (title: string, also: readonly string[], text: string, to: string): SearchEntry => ({
  kind: 'page',
  system: '',
  title,
  also,
  text,
  address: to,
})

/** With a base before their addresses, as all links. */
export const siteEntries = (): readonly SearchEntry[] => [
  page(
    'Without a network',
    ['play offline', 'no internet', 'play without internet', 'on the train', 'install', 'download'],
    'What you open is kept to be played and read offline. Before a journey you can keep more: whole battles, and all that is read of their rules.',
    address('/offline/'),
  ),
  page(
    'Your games',
    ['save my game', 'saved games', 'load a game', 'go on with a game', 'continue', 'resume'],
    'Each game is saved by itself in this browser when you close the page. Here you go on with it, and take all of it along as a file.',
    address('/games/'),
  ),
  page(
    'Play by link',
    ['play with a friend', 'multiplayer', 'two players', 'play online', 'by mail'],
    'Two who are not in the same room play any battle by links, with no server and no account. Two at one screen hand it over.',
    guideAddress('by-link'),
  ),
  page(
    'How to play',
    ['beginner', 'tutorial', 'where do I start', 'first game'],
    'One page, ten minutes, first victory. A battle with a tutorial teaches each of the rules while you play.',
    guideAddress('playing'),
  ),
  page(
    'Keys',
    ['keyboard', 'shortcuts', 'keyboard shortcuts', 'hotkeys', 'without a mouse', 'screen reader'],
    'Everything can be played by keyboard; the question mark shows all keys while you play.',
    `${guideAddress('playing')}#keys`,
  ),
  page(
    'Make a battle of your own',
    ['create a scenario', 'modding', 'scenario editor', 'my own map'],
    'Battles are YAML and Markdown. From an empty folder to a battle that is proven to be playable.',
    guideAddress('first-scenario'),
  ),
]
