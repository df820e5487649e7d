/** The running score of a night: who has how much, from which games. */
import type { Night, PlayedGame } from "../../protocol";

export interface Part {
  readonly game: string;
  readonly points: number;
}

export interface Row {
  readonly person: string;
  readonly points: number;
  /** What each game brought, tips included; games that brought nothing are left out. */
  readonly parts: readonly Part[];
  /** So many games a bot played more than half of for them. */
  readonly bots: number;
}

/** What a game brought somebody, by playing or by naming the winner. */
function brought({ points, tips }: PlayedGame, person: string): number {
  return (points[person] ?? 0) + (tips[person] ?? 0);
}

/** One row a person, the best first; equal ones as they came. */
export function rowsOf({ people, games }: Pick<Night, "people" | "games">): Row[] {
  const rows = people.map(({ person, points }) => ({
    person,
    points,
    parts: games.map((game) => ({ game: game.game, points: brought(game, person) })).filter((part) => part.points > 0),
    bots: games.filter(({ bots }) => bots.includes(person)).length,
  }));
  return rows.sort((one, other) => other.points - one.points);
}

/** Who leads, or won: nobody before there are points. */
export function leadersOf(rows: readonly { readonly person: string; readonly points: number }[]): string[] {
  const most = Math.max(0, ...rows.map(({ points }) => points));
  return most === 0 ? [] : rows.filter(({ points }) => points === most).map(({ person }) => person);
}
