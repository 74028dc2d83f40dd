// Baseline for `npm run bench -- load`: the minimum of React, XState and wouter that lists the same rows of the same
// server and opens a row. No prefetching, caching, validation or styles.
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { FloorApp } from './floor-app.tsx'
import { floorListMachine } from './floor-list.machine.ts'

const list = createActor(floorListMachine).start()
const element = document.querySelector('#root')
if (!element) throw new Error('index.html has no #root')
createRoot(element).render(<FloorApp list={list} />)
