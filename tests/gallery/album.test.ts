import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from 'fast-png'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openAlbum } from './album.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'threereco-wall-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** A grey picture of 10 × 10, in which some pixels are of another grey. */
function picture(name: string, others = 0, grey = 0) {
  const data = new Uint8Array(300).fill(128).fill(grey, 0, 3 * others)
  return { name, png: Buffer.from(encode({ width: 10, height: 10, channels: 3, depth: 8, data })) }
}
const has = (file: string) => existsSync(join(folder, file))

test('A picture is new in the first run, and says nothing in the next one where it is the same', () => {
  expect(openAlbum(folder).add(picture('list/ready'))).toEqual([{ name: 'list/ready', is: 'new' }])
  expect(openAlbum(folder).add(picture('list/ready'))).toEqual([])
})

test('A picture that differs is told with its pixels, and kept as it was, as it is, and as the difference', () => {
  const before = picture('list/ready')
  const now = picture('list/ready', 7)
  openAlbum(folder).add(before)
  const album = openAlbum(folder)
  const changes = album.add(now)
  expect(changes).toEqual([{ name: 'list/ready', is: 'different', pixels: 7 }])
  expect(readFileSync(join(folder, 'list/ready.png'))).toEqual(now.png)
  expect(readFileSync(join(folder, 'changes/list/ready-before.png'))).toEqual(before.png)
  expect(has('changes/list/ready-difference.png')).toBe(true)
  album.writeIndex(['list/ready'], changes)
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('list/ready: 7 pixels differ')
  openAlbum(folder)
  expect(has('changes')).toBe(false)
})

test('What a browser rounds to another colour each time is the same; a colour that is a little different is not', () => {
  openAlbum(folder).add(picture('list/ready', 5, 128))
  expect(openAlbum(folder).add(picture('list/ready', 5, 129))).toEqual([])
  expect(openAlbum(folder).add(picture('list/ready', 5, 132))).toMatchObject([{ pixels: 5 }])
})

test('Pictures of states that are no more are gone, those of other screens stay', () => {
  const album = openAlbum(folder)
  for (const name of ['list/ready', 'list/failed', 'form/ready']) album.add(picture(name))
  expect(album.removeOthers(['list/ready'], 'list')).toEqual([{ name: 'list/failed', is: 'gone' }])
  expect(has('list/failed.png')).toBe(false)
  expect(has('form/ready.png')).toBe(true)
})
