/** Plays a film on a still map: moves the counters, redraws the front line, follows the action. */

import { drawFront, frontierOf } from '../../../../compiler/cartography/front.ts'
import { centreOf, type Point } from '../../../../compiler/cartography/geometry.ts'
import { drawCounter } from '../../../../compiler/systems/operational/cartography/counter.ts'
import type { Hex } from '../../../../engine/hex.ts'
import type { Film, Scene, Shot, UnitLook } from '../data/film.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'
const group = (className: string): SVGGElement => {
  const made = document.createElementNS(svgNamespace, 'g')
  made.setAttribute('class', className)
  return made
}

/** Times in milliseconds. */
const time = { step: 190, clash: 1300, fade: 450, turn: 1500, between: 260 } as const

const place = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`

export class Screen {
  readonly #film: Film
  readonly #owner: number[]
  readonly #counters: readonly SVGGElement[]
  readonly #looks: UnitLook[]
  readonly #frontOf: ReturnType<typeof frontierOf>
  readonly #front: SVGGElement
  readonly #effects: SVGGElement
  readonly #caption: (text: string) => void
  readonly #lookAt: (point: Point) => void

  /** Replaces the counters and the front line of the still map. */
  constructor(map: SVGSVGElement, film: Film, caption: (text: string) => void, lookAt: (point: Point) => void) {
    this.#film = film
    this.#caption = caption
    this.#lookAt = lookAt
    this.#owner = [...film.owner]
    this.#looks = film.cast.map((member) => member.look)
    this.#frontOf = frontierOf(film, new Map(film.waters))
    this.#front = group('film-front')
    this.#effects = group('film-effects')
    const units = group('units')
    this.#counters = film.cast.map(() => group('film-unit'))
    units.append(...this.#counters)
    map.querySelector(':scope > .front')?.replaceWith(this.#front)
    map.querySelector(':scope > .units')?.replaceWith(units)
    map.append(this.#effects)
    film.cast.forEach((_, unit) => {
      this.#drawUnit(unit)
    })
    this.#drawFront()
  }

  /** Plays all shots; `ready` resolves when playback is not paused. */
  async play(ready: () => Promise<void>): Promise<void> {
    for (const shot of this.#film.shots) {
      for (const scene of shot.scenes) {
        await ready()
        await this.#show(scene)
      }
      this.#settle(shot)
      if (shot.scenes.length > 0) await this.#wait(time.between)
    }
  }

  #hexOf(unit: number): Hex {
    return this.#looks[unit]?.[0] ?? -1
  }

  async #show(scene: Scene): Promise<void> {
    switch (scene.type) {
      case 'move':
        return this.#march(scene.unit, scene.path)
      case 'clash':
        return this.#clash(scene.unit, scene.target, scene.losses)
      case 'gone':
        return this.#fade(scene.unit)
      case 'turn':
        this.#caption(scene.caption)
        return this.#wait(time.turn)
    }
  }

  async #march(unit: number, path: readonly Hex[]): Promise<void> {
    const counter = this.#counters[unit]
    const from = this.#hexOf(unit)
    if (!counter || from <= 0 || path.length === 0) return
    const stations = (path[0] === from ? path : [from, ...path]).map((hex) => centreOf(this.#film, hex))
    const last = stations.at(-1)
    if (!last) return
    this.#lookAt(last)
    counter.parentNode?.append(counter)
    const march = counter.animate(
      stations.map((station) => ({ transform: place(station) })),
      { duration: time.step * stations.length, easing: 'ease-in-out' },
    )
    await march.finished
    counter.style.transform = place(last)
  }

  async #clash(unit: number, target: number, losses: readonly [number, number]): Promise<void> {
    const [from, to] = [this.#hexOf(unit), this.#hexOf(target)]
    const counter = this.#counters[unit]
    if (from <= 0 || to <= 0 || !counter) return
    const [a, b] = [centreOf(this.#film, from), centreOf(this.#film, to)]
    this.#lookAt(b)
    const lunge = { x: a.x + (b.x - a.x) * 0.28, y: a.y + (b.y - a.y) * 0.28 }
    const pill = group('film-pill')
    pill.innerHTML = `<rect x="-26" y="-13" width="52" height="26" rx="9"/><text y="5.5">${losses[0]} : ${losses[1]}</text>`
    pill.style.transform = place({ x: b.x, y: b.y - 40 })
    counter.parentNode?.append(counter)
    counter.animate([{ transform: place(a) }, { transform: place(lunge) }, { transform: place(a) }], {
      duration: 420,
      easing: 'ease-in-out',
    })
    this.#effects.append(pill)
    await pill.animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
      time.clash,
    ).finished
    pill.remove()
  }

  async #fade(unit: number): Promise<void> {
    const counter = this.#counters[unit]
    if (counter) await counter.animate([{ opacity: 1 }, { opacity: 0 }], time.fade).finished
  }

  /** Applies the state after an action. */
  #settle(shot: Shot): void {
    for (const [unit, look] of shot.units) {
      this.#looks[unit] = look
      this.#drawUnit(unit)
    }
    for (const [hex, owner] of shot.owner) this.#owner[hex] = owner
    if (shot.owner.length > 0) this.#drawFront()
  }

  #drawUnit(unit: number): void {
    const counter = this.#counters[unit]
    const member = this.#film.cast[unit]
    const look = this.#looks[unit]
    if (!counter || !member || !look) return
    const [hex, active, suppressed, entrenchment, unsupplied] = look
    counter.style.display = hex > 0 ? '' : 'none'
    if (hex <= 0) return
    const { symbol, nation, chevrons } = member
    counter.style.transform = place(centreOf(this.#film, hex))
    counter.innerHTML = drawCounter({
      ...{ symbol, nation, chevrons, active, suppressed, entrenchment, unsupplied },
      weak: false,
      readiness: 'idle',
      selected: false,
    })
  }

  #drawFront(): void {
    this.#front.innerHTML = drawFront(this.#film, this.#frontOf(this.#owner), 'film') + this.#film.bridges
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds))
  }
}
