/*
 * Paints an element to a canvas, in the layout that the browser gave it.
 * - Input: an element in the document. It can be hidden, but must have a layout.
 * - Paints black texts, borders above and below, and paths of SVG images.
 * - Non-goals: images, backgrounds, colours, rounded corners.
 */

/** Width of the image's margin in CSS px: 4 mm. */
const margin = (4 * 96) / 25.4

/** Canvas pixels for each CSS px: 287 dots per inch, sharp on phones and readable for barcode scanners. */
const scale = 3

/** Parts of a text that are painted one by one. Each digit is separate, because a canvas can't use tabular digits. */
const pieces = /\d|[^\d\s]+/gu

type Origin = { x: number; y: number }

function paintPiece(context: CanvasRenderingContext2D, range: Range, { x, y }: Origin) {
  const text = range.toString()
  const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 0)
  const [first] = lines
  if (!first) return
  const left = Math.min(...lines.map(line => line.left))
  const right = Math.max(...lines.map(line => line.right))
  const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text)
  context.fillText(text, (left + right - width) / 2 - x, first.top + (first.height - ascent - descent) / 2 + ascent - y)
}

/** Returns the ranges of a text node to paint. A word that is broken over two lines is split into characters. */
function rangesIn(node: Text): Range[] {
  const rangeOf = (start: number, end: number) => {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return range
  }
  return Array.from(node.data.matchAll(pieces), ({ 0: text, index }) => {
    const word = rangeOf(index, index + text.length)
    const tops = new Set(Array.from(word.getClientRects(), ({ top }) => Math.round(top)))
    if (tops.size < 2) return [word]
    return Array.from(text.matchAll(/./gu), character =>
      rangeOf(index + character.index, index + character.index + character[0].length),
    )
  }).flat()
}

function paintText(context: CanvasRenderingContext2D, node: Text, origin: Origin) {
  const style = node.parentElement ? getComputedStyle(node.parentElement) : null
  if (!style) return
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.direction = style.direction === 'rtl' ? 'rtl' : 'ltr'
  for (const range of rangesIn(node)) paintPiece(context, range, origin)
}

function paintBorders(context: CanvasRenderingContext2D, element: Element, { x, y }: Origin) {
  const style = getComputedStyle(element)
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const borders = [
    { width: Number.parseFloat(style.borderTopWidth), line: style.borderTopStyle, at: top, side: 1 },
    { width: Number.parseFloat(style.borderBottomWidth), line: style.borderBottomStyle, at: bottom, side: -1 },
  ]
  for (const { width, line, at, side } of borders) {
    if (!(width > 0) || line === 'none') continue
    context.lineWidth = width
    context.setLineDash(line === 'dashed' ? [width * 2, width * 2] : [])
    context.beginPath()
    context.moveTo(left - x, at + (side * width) / 2 - y)
    context.lineTo(right - x, at + (side * width) / 2 - y)
    context.stroke()
  }
}

const shapeOf = (path: SVGPathElement) => new Path2D(path.getAttribute('d') ?? '')

/** Paints the paths of an SVG image, stretched to the image's box. */
function paintPaths(context: CanvasRenderingContext2D, picture: SVGSVGElement, { x, y }: Origin) {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const view = picture.viewBox.baseVal
  context.save()
  context.translate(left - x, top - y)
  context.scale(width / view.width, height / view.height)
  for (const path of picture.querySelectorAll('path')) context.fill(shapeOf(path))
  context.restore()
}

/**
 * Returns a PNG image of an element, black on white.
 * @throws if the browser can't paint, for example without memory for the canvas.
 */
export async function paintElement(element: HTMLElement): Promise<Blob> {
  // Forces a layout, which requests the fonts of the element.
  element.getBoundingClientRect()
  await document.fonts.ready
  const { left, top, width, height } = element.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((width + 2 * margin) * scale)
  canvas.height = Math.ceil((height + 2 * margin) * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas to paint on.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = '#000'
  context.strokeStyle = '#000'
  // By default, the alignment depends on the text direction.
  context.textAlign = 'left'
  const origin = { x: left - margin, y: top - margin }
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
    if (node instanceof Text) paintText(context, node, origin)
    else if (node instanceof SVGSVGElement) paintPaths(context, node, origin)
    else if (node instanceof HTMLElement) paintBorders(context, node, origin)
  }
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture is too large for this browser.')
  return blob
}
