// Baseline for `npm run bench -- load`: a minimal app with React, XState and wouter. Lists the same rows from the same
// server and opens a row. Has no prefetching, caching, validation or styles.
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { FloorApp } from './floor-app.tsx'
import { floorListMachine } from './floor-list.machine.ts'

const list = createActor(floorListMachine).start()
const element = document.querySelector('#root')
if (!element) throw new Error('index.html has no #root')
createRoot(element).render(<FloorApp list={list} />)
