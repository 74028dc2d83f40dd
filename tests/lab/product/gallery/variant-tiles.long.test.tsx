import { scenes } from '#lab/product/stage/scenes.ts'
import { testTiles } from './test-tiles.ts'

testTiles(scenes.filter(({ words }) => words))
