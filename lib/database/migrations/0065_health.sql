CREATE TABLE "request_faults" (
	"hour" timestamp with time zone NOT NULL,
	"route" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_faults_hour_route_pk" PRIMARY KEY("hour","route")
);
--> statement-breakpoint
CREATE TABLE "task_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"fails_since" timestamp with time zone
);
