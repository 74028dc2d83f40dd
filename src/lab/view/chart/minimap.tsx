import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Box, ChartLayout } from '#lab/core/chart/layout.ts'
import * as css from './chart-view.css.ts'
import { scaleOf } from './zoom.ts'

/** Maximum size of the map, in px. */
const most = { width: 164, height: 80 }

/** Returns the visible part of the picture, in the picture's px; null if all of it is visible. */
function visiblePart(canvas: HTMLElement, layout: ChartLayout): Box | null {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = canvas
  if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return null
  const scale = scaleOf(canvas, layout.width)
  const [width, height] = [Math.min(clientWidth / scale, layout.width), Math.min(clientHeight / scale, layout.height)]
  return { x: scrollLeft / scale, y: scrollTop / scale, width, height }
}

/**
 * Small picture of the chart with a frame around the visible part. A press or drag moves the frame. Keyboard users
 * scroll the chart itself.
 */
export function Minimap({
  canvas,
  layout,
  active,
}: {
  canvas: RefObject<HTMLElement | null>
  layout: ChartLayout
  active: ReadonlySet<string>
}) {
  const [frame, setFrame] = useState<Box | null>(null)
  const update = useEffectEvent(() => setFrame(canvas.current && visiblePart(canvas.current, layout)))
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const listen = () => update()
    const observer = new ResizeObserver(listen)
    for (const observed of [element, ...element.children]) observer.observe(observed)
    element.addEventListener('scroll', listen, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', listen)
    }
  }, [canvas])
  if (!frame) return null
  const scale = Math.min(most.width / layout.width, most.height / layout.height)
  const move = ({ buttons, clientX, clientY, currentTarget }: PointerEvent) => {
    const element = canvas.current
    if (buttons !== 1 || !element) return
    const { left, top } = currentTarget.getBoundingClientRect()
    const size = scaleOf(element, layout.width)
    element.scrollTo(
      ((clientX - left) / scale - frame.width / 2) * size,
      ((clientY - top) / scale - frame.height / 2) * size,
    )
  }
  return (
    <svg
      aria-hidden="true"
      className={css.map}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      style={{ width: layout.width * scale, height: layout.height * scale }}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        move(event)
      }}
      onPointerMove={move}
    >
      {[...layout.states].map(([id, box]) => (
        <rect key={id} className={active.has(id) ? css.mapActive : css.mapState} {...box} />
      ))}
      <rect className={css.mapFrame} {...frame} />
    </svg>
  )
}
