import { Skeleton } from '../../shared/components/skeleton';

/** Outline of a strip of figures with its chart. */
export function FiguresSkeleton( { cells }: { cells: number } ) {
	return (
		<div className="uf-panel">
			<div className="uf-kpis">
				{ Array.from( { length: cells }, ( _cell, index ) => (
					<div key={ index } className="uf-kpi">
						<Skeleton width="96px" />
						<span className="uf-kpi__value">
							<Skeleton width="128px" height="36px" />
						</span>
						<Skeleton width="112px" />
					</div>
				) ) }
			</div>
			<div className="uf-panel__chart">
				<Skeleton width="180px" />
				<Skeleton height="240px" />
			</div>
		</div>
	);
}

/** Outline of question cards. */
export function CardsSkeleton( { cards }: { cards: number } ) {
	return (
		<div className="uf-cards">
			{ Array.from( { length: cards }, ( _card, index ) => (
				<div key={ index } className="uf-panel">
					<div className="uf-panel__head">
						<Skeleton width="50%" />
					</div>
					<div className="uf-panel__body uf-skeleton-lines">
						<Skeleton width="40%" />
						<Skeleton />
						<Skeleton width="30%" />
						<Skeleton />
						<Skeleton width="35%" />
						<Skeleton />
					</div>
				</div>
			) ) }
		</div>
	);
}

/** Outline of a chart inside a panel. */
export const ChartSkeleton = ( { height }: { height: number } ) => <Skeleton height={ `${ height }px` } />;

/** Outline of rows of a list. */
export function RowsSkeleton( { rows }: { rows: number } ) {
	return (
		<div className="uf-panel uf-rows">
			{ Array.from( { length: rows }, ( _row, index ) => (
				<div key={ index } className="uf-rows__row">
					<Skeleton width="140px" />
					<Skeleton width="60%" />
				</div>
			) ) }
		</div>
	);
}
