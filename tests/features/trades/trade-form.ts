import { screen, within } from '@testing-library/react'
import type { RenderedApp } from '../render-app.tsx'

type User = RenderedApp['user']

export const combo = (label: 'Buyer' | 'Seller') => screen.getByRole('combobox', { name: label })
export const materialSearch = () => screen.getByRole('combobox', { name: 'Add a material by name or GW code' })
export const dateField = () => screen.getByLabelText(/^Date/)

/** Opens the control of the date, unless it is open, and gives it. */
export async function openDate(user: User): Promise<HTMLInputElement> {
  if (dateField() instanceof HTMLButtonElement) await user.click(dateField())
  return dateField() as HTMLInputElement
}

/** Looks up a buyer or a seller by typing, and chooses the one of this name. */
export async function choose(user: User, label: 'Buyer' | 'Seller', typed: string, name: string) {
  await user.type(combo(label), typed)
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
}

/** Looks up a material by typing, and adds it as a line. */
export async function addMaterial(user: User, typed: string, name: string) {
  await user.type(materialSearch(), typed)
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
  await screen.findByRole('row', { name: new RegExp(`^${name}`) })
}

export const weightOf = (material: string) => screen.getByRole('spinbutton', { name: `Weight in kg of ${material}` })
export const valueOf = (material: string) => screen.getByRole('spinbutton', { name: `Value in rand of ${material}` })

/** The button with the CO₂e of a line, which shows how it is worked out. */
export const carbonOf = (material: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${material}`) })).getByRole('button', { name: /calculation$/ })

/** Types a number in place of the current one. */
export async function enter(user: User, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.type(field, text)
}

/** Adds a line with its weight in kg and its value in rand. */
export async function addLine(user: User, typed: string, name: string, weight: string, value: string) {
  await addMaterial(user, typed, name)
  await enter(user, weightOf(name), weight)
  await enter(user, valueOf(name), value)
}

/** A figure of the totals, with its name. */
export function figure(name: string) {
  const load = screen.getByRole('region', { name: 'This load' })
  return within(load).getByText(name).parentElement as HTMLElement
}

export const recordButton = () => screen.getByRole('button', { name: /^Record transaction/ })

/** Waits for the form of a new transaction. */
export const openedForm = () => screen.findByRole('form', { name: 'New transaction' })

/**
 * Fills in the required values of a new transaction of Umhlanga Metals: a buyer, and a line of 40 kg of copper wire for
 * R 320.
 */
export async function fillIn(user: User) {
  await openedForm()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await addLine(user, 'copper', 'Copper wire', '40', '320')
}
