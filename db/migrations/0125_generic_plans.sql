-- By default PostgreSQL plans each statement anew for its first five executions on a connection. In the
-- functions that hold the locks of models, planning took half of the time, and rivals waited for it.
-- Plans for any parameters are as good, also with 5,000 bookings of a model. The setting holds for the
-- functions that these call. Replacing a function removes it.
alter function set_booking_status set plan_cache_mode = force_generic_plan;
alter function assign_vehicle set plan_cache_mode = force_generic_plan;
alter function swap_vehicles set plan_cache_mode = force_generic_plan;
alter function change_return set plan_cache_mode = force_generic_plan;
alter function mark_out set plan_cache_mode = force_generic_plan;
alter function undo_out set plan_cache_mode = force_generic_plan;
alter function mark_returned set plan_cache_mode = force_generic_plan;
alter function undo_return set plan_cache_mode = force_generic_plan;
alter function block_vehicle set plan_cache_mode = force_generic_plan;
alter function unblock set plan_cache_mode = force_generic_plan;
alter function promise_plate set plan_cache_mode = force_generic_plan;
alter function store_calendar set plan_cache_mode = force_generic_plan;
alter function remove_import set plan_cache_mode = force_generic_plan;
alter function settle_vehicles set plan_cache_mode = force_generic_plan;
