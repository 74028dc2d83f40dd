import { scenes } from '#lab/stage/scenes.ts'
import { testTiles } from './test-tiles.ts'

testTiles(scenes.filter(({ words }) => words))
