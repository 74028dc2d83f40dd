import { expect, test } from 'vitest'
import { svgFile } from '#lab/view/chart/svg-file.ts'

function pictureOf(markup: string) {
  document.body.innerHTML = `<style>
    .paper { background-color: rgb(250, 250, 240) }
    .box { fill: green; stroke: none }
    .name { font-size: 13px; fill: black }
  </style><div class="paper"><svg class="chart" viewBox="0 0 30 20" style="width: 50%">${markup}</svg></div>`
  const svg = document.querySelector('svg')
  if (!svg) throw new Error('There is no picture')
  return svg
}

test('the SVG file has natural size, background, and inlined styles', () => {
  const svg = pictureOf('<rect class="box" width="5"/><g class="active"><text class="name" x="1">lit</text></g>')
  const file = svgFile(svg, colour => `<${colour}>`)
  const read = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement
  expect(file).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect([read.getAttribute('width'), read.getAttribute('height')]).toEqual(['30', '20'])
  const [ground, box] = read.querySelectorAll('rect')
  expect(ground?.getAttribute('fill')).toBe('<rgb(250, 250, 240)>')
  expect(box?.getAttribute('fill')).toMatch(/^<(green|rgb\(0, 128, 0\))>$/)
  expect(box?.getAttribute('stroke')).toBe('none')
  expect(read.querySelector('text')?.getAttribute('font-size')).toBe('13px')
  expect(read.textContent).toBe('lit')
  expect(file).not.toMatch(/class=|style=/)
})

test('the picture on the page is unchanged', () => {
  const svg = pictureOf('<rect class="box"/>')
  const before = document.body.innerHTML
  svgFile(svg, colour => colour)
  expect(document.body.innerHTML).toBe(before)
})
