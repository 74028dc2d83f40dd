import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Box, Point } from '#lab/core/chart/layout.ts'
import { largerThan, scaleOf, smallerThan, wheeled, type Zoom } from './zoom.ts'

/** Point of the picture (`at`), and the screen position (`place`) that the point keeps during a zoom. */
type Anchor = { at: Point; place: Point }

/** Distance in px from which a pressed pointer drags instead of clicking. */
const dragStart = 4

/** Scrolls an element while it is dragged. */
function useDragging() {
  const grip = useRef<{ place: Point; at: Point }>(null)
  return {
    onPointerDown({ button, pointerType, clientX, clientY, currentTarget }: PointerEvent) {
      // Touch scrolls natively.
      if (button !== 0 || pointerType === 'touch') return
      const { scrollLeft, scrollTop } = currentTarget
      grip.current = { place: [scrollLeft + clientX, scrollTop + clientY], at: [clientX, clientY] }
    },
    onPointerMove({ buttons, pointerId, clientX, clientY, currentTarget }: PointerEvent) {
      if (!grip.current) return
      const { place, at } = grip.current
      const isClick = Math.hypot(clientX - at[0], clientY - at[1]) < dragStart
      if (buttons === 0) grip.current = null
      if (buttons === 0 || (isClick && !currentTarget.hasPointerCapture(pointerId))) return
      currentTarget.setPointerCapture(pointerId)
      currentTarget.scrollLeft = place[0] - clientX
      currentTarget.scrollTop = place[1] - clientY
    },
    onLostPointerCapture() {
      grip.current = null
    },
  }
}

/** Returns the screen position of a picture's corner in its canvas. */
function cornerIn(canvas: HTMLElement): Point {
  const [frame, picture] = [canvas, canvas.firstElementChild ?? canvas].map(one => one.getBoundingClientRect())
  return frame && picture ? [picture.left - frame.left, picture.top - frame.top] : [0, 0]
}

/** Returns the distance by which to scroll a range into the centre; 0 if all of it is visible. */
const toCentre = (start: number, length: number, visible: number) =>
  start >= 0 && start + length <= visible ? 0 : start + (length - visible) / 2

/** Returns zoom, drag and scroll behaviour for a picture of the given width. */
export function useCanvas(width: number) {
  const canvas = useRef<HTMLElement>(null)
  /** `anchor` is the point that stays in place when the zoom changes. */
  const [{ zoom, anchor }, setView] = useState<{ zoom: Zoom; anchor: Anchor | null }>({ zoom: 'legible', anchor: null })

  const sizeNow = () => scaleOf(canvas.current, width)

  function resize(next: (size: number) => number, point?: Point) {
    const element = canvas.current
    if (!element) return
    const size = sizeNow()
    const at = point ?? [element.clientWidth / 2, element.clientHeight / 2]
    const [left, top] = cornerIn(element)
    setView({ zoom: next(size), anchor: { at, place: [(at[0] - left) / size, (at[1] - top) / size] } })
  }
  const keepPlace = useEffectEvent(({ at, place }: Anchor) => {
    if (!canvas.current) return
    const [left, top] = cornerIn(canvas.current)
    canvas.current.scrollLeft += left + place[0] * sizeNow() - at[0]
    canvas.current.scrollTop += top + place[1] * sizeNow() - at[1]
  })
  useLayoutEffect(() => {
    if (anchor) keepPlace(anchor)
  }, [anchor])

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey || !canvas.current) return
    // Prevents the browser's page zoom.
    event.preventDefault()
    const { left, top } = canvas.current.getBoundingClientRect()
    resize(size => wheeled(size, event.deltaY), [event.clientX - left, event.clientY - top])
  })
  useEffect(() => {
    const element = canvas.current
    const listen = (event: WheelEvent) => turnWheel(event)
    // Native listener, because React's wheel listener is passive and cannot prevent the page zoom.
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  const dragging = useDragging()
  const fit = () => setView({ zoom: 'all', anchor: null })
  const enlarge = () => resize(largerThan)
  const reduce = () => resize(smallerThan)
  const keys: Readonly<Record<string, () => void>> = { '+': enlarge, '=': enlarge, '-': reduce, '0': fit }

  return {
    canvas,
    zoom,
    fit,
    enlarge,
    reduce,
    /** Scrolls a box into view if it is not visible. */
    show: ({ x, y, width: w, height: h }: Box) => {
      const element = canvas.current
      if (!element) return
      const size = sizeNow()
      const [left, top] = cornerIn(element)
      element.scrollLeft += toCentre(left + x * size, w * size, element.clientWidth)
      element.scrollTop += toCentre(top + y * size, h * size, element.clientHeight)
    },
    /** Handlers for the scroll container. Arrow keys scroll natively. */
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        const act = keys[event.key]
        if (!act || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        act()
      },
      ...dragging,
    },
  }
}
