/**
 * Pan and zoom. While a gesture lasts the map's layer is only transformed, which the compositor does alone; when it
 * rests, the drawing is laid out at its new size, so that it is crisp at every zoom.
 */
import { type Signal, signal } from '@preact/signals'
import { between, type Point } from '../../compiler/cartography/geometry.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A part of the viewport, in pixels from its upper left corner. */
export interface Rect extends Size, Point {}

/** Pixels beside a card in which a counter with what is around it can be seen. */
const roomBeside = 140

/** True if a card takes the whole width of a map: hidden parts are then drawn out from below it, or above. */
export const isAcross = (card: Rect, { width }: Size): boolean => card.width > width - roomBeside

/** Of what hides nothing. */
export const nowhere: Rect = { x: 0, y: 0, width: 0, height: 0 }

/** Where a map point stands on the screen: `screen = map * scale + offset`. */
export interface CameraPlace {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const largestScale = 3
/** Milliseconds without movement after which the drawing is laid out anew. */
const restAfter = 140
/** Paper that may show beyond the map's edge, in pixels. */
const margin = 48
/** Pixels from the edge of what is free within which a point counts as hidden, and to which it is then brought. */
const cutOff = 26
const clearance = 96

export class Camera {
  /** Scale at which the drawing is laid out; changes only at rest. */
  readonly drawnScale: Signal<number> = signal(1)
  /** Pixels at the foot of the viewport that a sheet hides. */
  readonly sheet: Signal<number> = signal(0)
  /** The area that a card in a corner of the viewport covers. */
  readonly card: Signal<Rect> = signal(nowhere)
  /** Where the map came to rest. */
  readonly atRest: Signal<CameraPlace> = signal({ x: 0, y: 0, scale: 1 })
  private place: CameraPlace = this.atRest.peek()
  private viewport: HTMLElement | undefined
  private layer: HTMLElement | undefined
  private rest: ReturnType<typeof setTimeout> | undefined
  private glide: number | undefined
  /** Where a glide ends. */
  private goal: CameraPlace | undefined
  private drawn = 0
  private readonly extent: Size
  private readonly firstLook: (room: Size) => CameraPlace | undefined
  private readonly frameIn: (room: Size) => Rect
  /** The part of the plane that is the map. */
  private frame: Rect
  private fitted = false
  private begun = false

  /**
   * `firstLook` says where the map lies at first in a viewport, at the moment of it; undefined shows the whole map. `frameIn` says what the
   * map is in a viewport, where that is not the sheet.
   */
  constructor(
    extent: Size,
    firstLook: (room: Size) => CameraPlace | undefined,
    frameIn: (room: Size) => Rect = () => ({ x: 0, y: 0, ...extent }),
  ) {
    this.extent = extent
    this.firstLook = firstLook
    this.frameIn = frameIn
    this.frame = { x: 0, y: 0, ...extent }
  }

  /** Takes charge of a layer inside a viewport; returns how to let go of it. */
  attach(viewport: HTMLElement, layer: HTMLElement): () => void {
    this.viewport = viewport
    this.layer = layer
    // A layer that takes the place of another is laid out anew, at the same place of the map.
    this.drawn = 0
    let width = 0
    const lay = (): void => {
      const size = this.viewportSize()
      if (size.width === 0) return
      this.frame = this.frameIn(size)
      if (width === 0 && !this.begun) this.begin()
      else if (width === 0) {
        this.moveTo(this.place)
        this.draw()
      } else if (this.fitted) this.fit()
      else this.moveTo(this.place)
      width = size.width
    }
    // At once, so that nobody presses on a map that is about to move.
    lay()
    const observer = new ResizeObserver(lay)
    observer.observe(viewport)
    return () => {
      observer.disconnect()
      clearTimeout(this.rest)
      this.stopGliding()
    }
  }

  /** The map is shown next as if for the first time. */
  forget(): void {
    this.begun = false
    this.fitted = false
  }

  /** The map point under a point of the viewport. */
  toMap(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.place.x) / this.place.scale, y: (y - this.place.y) / this.place.scale }
  }

  /** Zooms about a map point when it is in view, else about the middle. */
  zoomAbout(factor: number, point: Point | undefined): void {
    const { width, height } = this.viewportSize()
    const x = point ? point.x * this.place.scale + this.place.x : -1
    const y = point ? point.y * this.place.scale + this.place.y : -1
    if (x > 0 && x < width && y > 0 && y < height) this.zoomBy(factor, x, y)
    else this.zoomBy(factor)
  }

  panBy(dx: number, dy: number): void {
    this.stopGliding()
    this.fitted = false
    this.moveTo({ ...this.place, x: this.place.x + dx, y: this.place.y + dy })
  }

  /** Moves the map to where it may stand now: something that hides a part of it has come or gone. */
  settle(): void {
    if (this.goal === undefined && this.viewport !== undefined) this.moveTo(this.place)
  }

  /** Zooms by a factor; the map point under (x, y) of the viewport stays where it is. */
  zoomBy(factor: number, x?: number, y?: number): void {
    this.stopGliding()
    this.fitted = false
    const { width, height } = this.viewportSize()
    const scale = between(this.smallestScale(), this.place.scale * factor, largestScale)
    const ratio = scale / this.place.scale
    const atX = x ?? width / 2
    const atY = y ?? height / 2
    this.moveTo({ scale, x: atX - (atX - this.place.x) * ratio, y: atY - (atY - this.place.y) * ratio })
  }

  /** Shows the whole map. */
  fit(): void {
    const { width, height } = this.viewportSize()
    if (width === 0) return
    const { frame } = this
    const scale = Math.min(width / frame.width, height / frame.height, largestScale)
    const middle = (room: number, size: number, from: number): number => (room - size * scale) / 2 - from * scale
    this.moveTo({ scale, x: middle(width, frame.width, frame.x), y: middle(height, frame.height, frame.y) })
    this.draw()
    this.fitted = true
  }

  private begin(): void {
    this.begun = true
    const place = this.firstLook(this.viewportSize())
    if (place === undefined) this.fit()
    else {
      this.moveTo(place)
      this.draw()
    }
  }

  /** Brings map points into view, the last one at any price; nothing moves while all of them are in view already. */
  reveal(points: readonly Point[], still: boolean): void {
    const from = this.goal ?? this.place
    const to = points.reduce<CameraPlace>((place, point) => this.shiftedTo(place, point), from)
    if (Math.hypot(to.x - from.x, to.y - from.y) < 1) {
      if (this.goal === undefined) this.atRest.value = { ...this.place }
      return
    }
    this.fitted = false
    this.glideTo(to, still ? 0 : 180)
  }

  /** The place from which a map point is neither cut off nor under the card or the sheet. */
  private shiftedTo(place: CameraPlace, point: Point): CameraPlace {
    const { width, height } = this.viewportSize()
    if (width === 0) return place
    const room = height - this.sheet.peek()
    const card = this.card.peek()
    const isHigh = this.isHigh(card)
    const shift = (at: number, from: number, to: number): number => {
      if (at >= from + cutOff && at <= to - cutOff) return 0
      const clear = Math.max(cutOff, Math.min(clearance, (to - from) / 4))
      return between(from + clear, at, to - clear) - at
    }
    const x = point.x * place.scale + place.x
    const y = point.y * place.scale + place.y
    const [above, below] = isHigh ? [card.y + card.height, room] : [0, Math.min(card.y, room)]
    // A low viewport leaves no strip above or below the card: the point is brought beside it, even if paper shows beyond the edge.
    const mustBeBeside = card.height > 0 && below - above < cutOff && !isAcross(card, { width, height })
    const isLeft = this.isLeft(card)
    const [left, right] = mustBeBeside ? (isLeft ? [card.x + card.width, width] : [0, card.x]) : [0, width]
    const dx = shift(x, left, right)
    const isBeside = x + dx > card.x + card.width + cutOff || x + dx < card.x - cutOff
    const [from, to] = mustBeBeside || isBeside ? [0, room] : [above, below]
    const shifted = { scale: place.scale, x: place.x + dx, y: place.y + shift(y, from, to) }
    return this.bounded(shifted, mustBeBeside ? margin : 0)
  }

  private isLeft({ x, width }: Rect): boolean {
    return x + width / 2 <= this.viewportSize().width / 2
  }

  private isHigh({ y, height }: Rect): boolean {
    return y + height / 2 <= this.viewportSize().height / 2
  }

  viewportSize(): Size {
    return { width: this.viewport?.clientWidth ?? 0, height: this.viewport?.clientHeight ?? 0 }
  }

  private smallestScale(): number {
    const { width, height } = this.viewportSize()
    return Math.min(0.6, width / this.frame.width, height / this.frame.height)
  }

  private moveTo(place: CameraPlace): void {
    this.place = this.bounded(place)
    this.show()
    clearTimeout(this.rest)
    this.rest = setTimeout(() => this.draw(), restAfter)
  }

  /** Keeps the map in the viewport: a margin of paper at most, and the middle when it is smaller than the viewport. */
  private bounded(place: CameraPlace, beyond = margin): CameraPlace {
    const { width, height } = this.viewportSize()
    const { x: fromX, y: fromY, ...size } = this.frame
    const [mapWidth, mapHeight] = [size.width * place.scale, size.height * place.scale]
    const [left, above] = [fromX * place.scale, fromY * place.scale]
    // Parts under a card that spans the map can be drawn out from below it; a map that has room beside a narrow one stands there.
    const card = this.card.peek()
    const spans = isAcross(card, { width, height })
    const top = spans && this.isHigh(card) ? card.y + card.height : 0
    const foot = Math.max(this.sheet.peek(), spans && !this.isHigh(card) ? height - card.y : 0)
    const beside = this.isLeft(card) ? card.x + card.width : card.x - width
    const isBeside = !spans && card.width > 0 && mapWidth <= width - Math.abs(beside)
    const keep = (offset: number, size: number, room: number): number =>
      size + 2 * beyond <= room ? (room - size) / 2 : between(room - size - beyond, offset, beyond)
    return {
      scale: place.scale,
      x: (isBeside ? (width + beside - mapWidth) / 2 : keep(place.x + left, mapWidth, width)) - left,
      y: keep(place.y + above - top, mapHeight, height - foot - top) + top - above,
    }
  }

  private show(): void {
    if (!this.layer) return
    const { x, y, scale } = this.place
    const ratio = this.drawn === 0 ? 1 : scale / this.drawn
    this.layer.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0) scale(${ratio})`
  }

  /** Lays the drawing out at the scale of the place; panning alone changes nothing here. */
  private draw(): void {
    const { scale } = this.place
    if (this.layer && this.drawn !== scale) {
      this.drawn = scale
      this.layer.style.setProperty('--scale', String(scale))
      this.layer.style.aspectRatio = `${this.extent.width} / ${this.extent.height}`
      this.layer.style.width = `${this.extent.width * scale}px`
      this.layer.style.height = `${this.extent.height * scale}px`
      this.drawnScale.value = scale
    }
    this.atRest.value = this.place
    this.show()
  }

  private glideTo(goal: CameraPlace, duration: number) {
    this.stopGliding()
    const from = this.place
    const to = this.bounded(goal)
    if (duration === 0) return this.moveTo(to)
    this.goal = to
    const begun = performance.now()
    const frame = (now: number): void => {
      const part = between(0, (now - begun) / duration, 1)
      const eased = 1 - (1 - part) ** 3
      this.moveTo({ scale: to.scale, x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased })
      if (part < 1) this.glide = requestAnimationFrame(frame)
      else this.stopGliding()
    }
    this.glide = requestAnimationFrame(frame)
  }

  private stopGliding(): void {
    if (this.glide !== undefined) cancelAnimationFrame(this.glide)
    this.glide = undefined
    this.goal = undefined
  }
}
