// The floor that `npm run bench -- load` compares the product with: the least that React, XState and wouter need to list
// the same rows of the same server, and to open one. Nothing is fetched ahead, kept, checked or styled.
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { FloorApp } from './floor-app.tsx'
import { floorListMachine } from './floor-list.machine.ts'

const list = createActor(floorListMachine).start()
const element = document.querySelector('#root')
if (!element) throw new Error('index.html has no #root')
createRoot(element).render(<FloorApp list={list} />)
