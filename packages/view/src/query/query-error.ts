/** Why a question cannot be asked: one sentence that names the words and the reason. */
export class QueryError extends Error {}
