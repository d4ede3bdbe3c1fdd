/** Animates the home page's map with a recorded game, unless the reader prefers reduced motion. */
import type { Point } from '../../../../compiler/cartography/geometry.ts'
import type { Film } from '../data/film.ts'
import { framing } from './camera.ts'
import { Screen } from './screen.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** In a wide view the text covers the lower left, so the action is shown elsewhere. */
const focusOf = (width: number): Point => (width > 752 ? { x: 0.66, y: 0.45 } : { x: 0.5, y: 0.5 })

class LivingMap extends HTMLElement {
  #paused = false
  #visible = true
  #wake: (() => void) | undefined
  #last: Point | undefined

  connectedCallback(): void {
    if (still.matches) return
    new IntersectionObserver(([entry]) => {
      this.#visible = entry?.isIntersecting ?? true
      this.#stir()
    }).observe(this)
    document.addEventListener('visibilitychange', () => this.#stir())
    still.addEventListener('change', () => this.#pause(still.matches))
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    idle(() => this.#start())
  }

  async #start(): Promise<void> {
    const response = await fetch(this.dataset.film ?? '')
    const film = response.ok ? ((await response.json()) as Film | null) : null
    const map = this.querySelector<SVGSVGElement>('svg.still')
    if (!film || !map) return
    const button = this.querySelector('button')
    button?.addEventListener('click', () => this.#pause(!this.#paused))
    const caption = this.querySelector('.caption')
    const show = (text: string): void => {
      if (caption) caption.textContent = text
    }
    this.#steady(map)
    addEventListener('resize', () => {
      // A new size is applied without a transition.
      map.classList.remove('gliding')
      this.#aim(map)
      requestAnimationFrame(() => map.classList.add('gliding'))
    })
    if (button) button.hidden = false
    await new Screen(map, film, show, (point) => {
      this.#last = point
      this.#aim(map)
    }).play(() => this.#ready())
    if (button) button.hidden = true
  }

  /** Turns the cropped picture into a layer that can be moved. */
  #steady(map: SVGSVGElement): void {
    const { width, height } = map.viewBox.baseVal
    this.#last = { x: width / 2, y: height / 2 }
    map.style.width = `${width}px`
    map.style.height = `${height}px`
    map.style.maxWidth = 'none'
    this.#aim(map)
    requestAnimationFrame(() => map.classList.add('gliding'))
  }

  #aim(map: SVGSVGElement): void {
    if (!this.#last) return
    const { width, height } = map.viewBox.baseVal
    const view = { width: this.clientWidth, height: this.clientHeight }
    const { scale, x, y } = framing({ width, height }, view, focusOf(view.width), this.#last)
    map.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(4)})`
  }

  #pause(paused: boolean): void {
    this.#paused = paused
    const button = this.querySelector('button')
    button?.setAttribute('aria-pressed', String(paused))
    if (button) button.title = paused ? 'Go on' : 'Pause'
    this.#stir()
  }

  #stir(): void {
    if (!this.#paused && this.#visible && !document.hidden) this.#wake?.()
  }

  #ready(): Promise<void> {
    if (!this.#paused && this.#visible && !document.hidden) return Promise.resolve()
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}

customElements.define('living-map', LivingMap)
