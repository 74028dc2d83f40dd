import { scenes } from '#lab/stage/scenes.tsx'
import { testTiles } from './test-tiles.ts'

testTiles(scenes.filter(({ words }) => words))
