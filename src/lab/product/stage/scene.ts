import type { ComponentType } from 'react'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { Mock } from '#mirage/mock.ts'

/** Usernames of the mock's accounts in the lab. */
export const sceneAccounts = {
  owner: 'naledi@umhlangametals.example',
  administrator: 'lindiwe@threereco.example',
} as const

/** Screen of the product that runs on the mock. */
export type MockScreen = {
  /** Unique. Part of URLs. */
  id: string
  /** Screen name that users see. */
  title: string
  /** Username of the mock account that is signed in, such as one of {@link sceneAccounts}. */
  account: string
  /** Default: `/`. */
  path?: (mock: Mock, input: string) => string
}

/** Screen of the product that runs the machine of an example. Everything else on the screen runs on the mock. */
export type Scene = MockScreen & {
  /**
   * Example of the machine, or one with other data. It has the same names of inputs, implementations, events and
   * outputs.
   */
  example: AnyExample
  /** State that the gallery shows, by the name of its card. Default: all. */
  only?: string
  /** Name of the child machine that gives the screen its states. Default: the machine itself. */
  child?: 'record'
  /** Names of the example's inputs that the screen supports. Default: all. */
  inputs?: readonly string[]
  /**
   * Type of the event that shows the part with the machine, such as an event that opens a dialog. The run waits for
   * this event. Default: the actor's start.
   */
  opens?: string
  /** Component to render instead of the complete screen: only the part that creates the actor. */
  Part?: ComponentType
}

/** Returns the id of the machine that gives a screen its states. */
export const statesOn = (scene: Pick<Scene, 'child' | 'example'>): string => scene.child ?? machineOn(scene)

/** Returns the machine id of a screen. */
export const machineOn = ({ example }: Pick<Scene, 'example'>): string => example.machine.id
